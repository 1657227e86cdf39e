import { day, days, dayText, parts, range, ranges } from "./literals.js";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December"];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const SILENCE = "The service does not answer. Try again in a moment.";

const $ = (id) => document.getElementById(id);

// Everything that comes from the service or from a guest reaches the page as text, never as markup.
function element(name, { text, children = [], ...properties } = {}) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    made.setAttribute(key, value);
  }
  if (text !== undefined) {
    made.textContent = text;
  }
  made.append(...children);
  return made;
}

// --- the service ---------------------------------------------------------------------------------------------------

/** What the service says against a request: its problem document. */
class Refusal extends Error {
  constructor(problem) {
    super(typeof problem.detail === "string" ? problem.detail : SILENCE);
    this.fields = (problem.errors ?? []).map((error) => String(error.field).split("[")[0]);
  }
}

async function ask(path, { query = {}, method = "GET", body } = {}) {
  const address = `${path}?${new URLSearchParams(query)}`;
  let response;
  let answer = null;
  try {
    response = await fetch(address, {
      method,
      cache: "no-store",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    throw new Refusal({});
  }
  if (!response.ok) {
    throw new Refusal(answer ?? {});
  }
  return answer;
}

// --- months --------------------------------------------------------------------------------------------------------

const firstDay = ({ year, month }) => day(`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`);
const after = ({ year, month }) => (month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 });
const before = ({ year, month }) => (month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 });
const lastDay = (month) => firstDay(after(month)) - 1;
const monthText = (month) => dayText(firstDay(month)).slice(0, 7);
const isMonth = ({ year }) => year >= 1 && year <= 9999;

function readMonth(text) {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? "") ?? [];
  const read = { year: Number(year), month: Number(month) };
  return isMonth(read) ? read : null;
}

function today() {
  const now = new Date();
  return firstDay({ year: now.getFullYear(), month: now.getMonth() + 1 }) + now.getDate() - 1;
}

/** This month, or the nearest one in which a room is open. */
function monthToBeginWith(rooms) {
  const now = today();
  const open = rooms.flatMap((room) => days(room.openings));
  const ahead = open.filter((it) => it.last >= now).map((it) => Math.max(it.first, now));
  const behind = open.map((it) => it.last).filter((last) => last < now);
  const found = ahead.length > 0 ? Math.min(...ahead) : behind.length > 0 ? Math.max(...behind) : now;
  return Number.isFinite(found) && isMonth(parts(found)) ? parts(found) : parts(now);
}

function spoken(number, withYear = true) {
  const { year, month, date, weekday } = parts(number);
  const yearText = year > 0 ? year : `${1 - year} BC`;
  return `${WEEKDAYS[weekday].slice(0, 3)} ${date} ${MONTHS[month - 1]}${withYear ? ` ${yearText}` : ""}`;
}

/** Says when something is open: ranges of days, of which the first may have no start and the last no end. */
function spokenDays(open) {
  const each = open.map(({ first, last }) => {
    if (first === last) {
      return spoken(first);
    }
    const from = Number.isFinite(first);
    const until = Number.isFinite(last);
    const sameYear = from && until && parts(first).year === parts(last).year;
    return from && until ? `${spoken(first, !sameYear)} to ${spoken(last)}`
      : from ? `from ${spoken(first)}` : until ? `until ${spoken(last)}` : "always";
  });
  return each.length === 0 ? "never" : each.join("; ");
}

/** Says at which times nobody arrives. */
function spokenTimes(times) {
  return times.map(({ start, end }) => `${start === "" ? "00:00" : start.slice(0, 5)} to ${end === "" ? "24:00" : end.slice(0, 5)}`)
    .join(" and ");
}

function spokenStay({ first, last }) {
  const nights = last - first + 1;
  return nights === 1
    ? `the night of ${spoken(first)}`
    : `${spoken(first, parts(first).year !== parts(last).year)} to ${spoken(last)}, ${nights} nights`;
}

function spokenArrival(arrival) {
  const [window] = arrival === null ? [] : ranges(arrival);
  if (window === undefined || (window.start === "" && window.end === "")) {
    return "at any time";
  }
  const from = window.start === "" ? "" : `from ${window.start.slice(0, 5)}`;
  const until = window.end === "" ? "" : `until ${window.end.slice(0, 5)}`;
  return `${from} ${until}`.trim();
}

// --- what the page shows -------------------------------------------------------------------------------------------

const shown = { month: null, season: [], rooms: [], bookings: [], occupancy: [] };
let turn = 0;

/** Shows a month; an answer that comes after the next question is dropped. */
async function show(month, focus) {
  const mine = ++turn;
  $("grid").setAttribute("aria-busy", "true");
  try {
    const [hotel, rooms] = await Promise.all([ask("/api/hotel"), ask("/api/rooms")]);
    const season = days(hotel.season);
    const wanted = month ?? monthToBeginWith(rooms);
    const within = range(dayText(firstDay(wanted)), dayText(lastDay(wanted)));
    const [bookings, occupancy] = await Promise.all([
      ask("/api/bookings", { query: { overlapping: within } }),
      ask("/api/occupancy", { query: { within } }),
    ]);
    if (mine !== turn) {
      return;
    }
    Object.assign(shown, { month: { year: wanted.year, month: wanted.month }, season, rooms, bookings, occupancy });
    describe(hotel);
    refuse($("trouble"), null);
    $("again").hidden = true;
    draw(focus);
  } catch (refusal) {
    if (mine === turn) {
      $("grid").setAttribute("aria-busy", "false");
      refuse($("trouble"), refusal);
      $("again").hidden = false;
    }
  }
}

function draw(focus) {
  const { month, rooms } = shown;
  const grid = $("grid");
  const hadFocus = grid.contains(document.activeElement);
  const place = focus ?? (document.activeElement?.dataset?.day ? placeOf(document.activeElement) : null);
  const first = firstDay(month);
  const last = lastDay(month);
  $("month").textContent = `${MONTHS[month.month - 1]} ${month.year}`;
  document.title = `${$("month").textContent} · Bookings`;
  $("jump").value = monthText(month);
  $("previous").disabled = !isMonth(before(month));
  $("next").disabled = !isMonth(after(month));
  history.replaceState(null, "", `?month=${monthText(month)}`);

  grid.style.setProperty("--days", last - first + 1);
  grid.setAttribute("aria-colcount", last - first + 2);
  grid.setAttribute("aria-rowcount", rooms.length + 1);
  grid.replaceChildren(head(first, last), ...rooms.map((room) => row(room, first, last)));
  grid.setAttribute("aria-busy", "false");
  choices();
  mark();

  const start = place === null ? grid.querySelector(".free") ?? stops()[0] : stopAt(place.room, clamp(place.day, first, last));
  if (start) {
    enter(start, hadFocus || focus !== undefined);
  }
}

const clamp = (number, least, most) => Math.min(Math.max(number, least), most);

function head(first, last) {
  const cells = [element("div", { role: "columnheader", class: "corner", text: "Room" })];
  for (let number = first; number <= last; number++) {
    const { date, weekday } = parts(number);
    cells.push(element("div", {
      role: "columnheader",
      class: ["date", ...weekendOrToday(number)].join(" "),
      "aria-label": spoken(number),
      children: [
        element("span", { "aria-hidden": "true", text: WEEKDAYS[weekday].slice(0, 2) }),
        element("strong", { "aria-hidden": "true", text: date }),
      ],
    }));
  }
  return element("div", { role: "row", class: "row head", children: cells });
}

function weekendOrToday(number) {
  const { weekday } = parts(number);
  return [...(weekday % 6 === 0 ? ["weekend"] : []), ...(number === today() ? ["today"] : [])];
}

/** Draws a room: each booking is one cell as wide as its nights in this month, each other night a cell of its own. */
function row(room, first, last) {
  const openings = days(room.openings);
  const bookings = shown.bookings
    .filter((booking) => booking.room === room.number)
    .map((booking) => ({ ...booking, ...days(booking.stay)[0] }));
  const cells = [header(room)];
  for (let number = first; number <= last; number++) {
    const booking = bookings.find((it) => it.first <= number && number <= it.last);
    if (booking) {
      cells.push(bar(booking, number, Math.min(booking.last, last), first));
      number = Math.min(booking.last, last);
    } else {
      cells.push(night(room, number, state(number, openings), first));
    }
  }
  return element("div", { role: "row", class: "row", children: cells });
}

const holds = (ranges, number) => ranges.some((it) => it.first <= number && number <= it.last);

/** What a night without a booking is: a room may be open in a season in which the hotel is not. */
function state(number, openings) {
  return !holds(shown.season, number) ? "out of season" : holds(openings, number) ? "free" : "closed";
}

function header(room) {
  const occupancy = shown.occupancy.find((it) => it.room === room.number);
  const free = occupancy === undefined ? "" : `${occupancy.nightsFree} free`;
  return element("div", {
    role: "rowheader",
    class: "room",
    children: [
      element("strong", { text: room.number }),
      element("span", { class: "kind", text: room.kind }),
      element("span", { class: "left", text: free }),
    ],
  });
}

function night(room, number, state, first) {
  return element("div", {
    role: "gridcell",
    class: ["night", state === "free" ? "free" : "closed", ...weekendOrToday(number)].join(" "),
    tabindex: "-1",
    "aria-colindex": number - first + 2,
    "aria-selected": "false",
    "aria-label": `Room ${room.number}, ${spoken(number)}, ${state}`,
    ...(number === today() ? { "aria-current": "date" } : {}),
    "data-room": room.number,
    "data-day": number,
    "data-until": number,
  });
}

function bar(booking, from, until, first) {
  const button = element("button", {
    type: "button",
    class: ["bar", ...(booking.first < from ? ["earlier"] : []), ...(booking.last > until ? ["later"] : [])].join(" "),
    tabindex: "-1",
    "aria-haspopup": "dialog",
    "aria-label": `Room ${booking.room}, ${booking.guest}, ${spokenStay(booking)}`,
    title: booking.guest,
    "data-room": booking.room,
    "data-day": from,
    "data-until": until,
    "data-booking": booking.id,
    children: [element("span", { text: booking.guest })],
  });
  const cell = element("div", {
    role: "gridcell",
    class: "taken",
    "aria-colindex": from - first + 2,
    "aria-colspan": until - from + 1,
    children: [button],
  });
  cell.style.gridColumn = `span ${until - from + 1}`;
  return cell;
}

/** Says what the hotel and each room has, and when it is open. */
function describe(hotel) {
  const quiet = spokenTimes(ranges(hotel.quietHours));
  $("season").textContent = `The season: ${spokenDays(shown.season)}.${quiet === "" ? "" : ` Nobody arrives from ${quiet}.`}`;
  $("rooms").replaceChildren(...shown.rooms.map((room) => element("tr", {
    children: [
      element("th", { scope: "row", text: room.number }),
      element("td", { text: room.kind }),
      element("td", { text: Number(room.nightlyRate).toFixed(2) }),
      element("td", { text: room.amenities.length === 0 ? "none" : room.amenities.join(", ") }),
      element("td", { text: spokenDays(days(room.openings)) }),
    ],
  })));
}

// --- the keyboard in the grid --------------------------------------------------------------------------------------

const stops = () => [...$("grid").querySelectorAll("[data-day]")];
const placeOf = (stop) => ({ room: stop.dataset.room, day: Number(stop.dataset.day) });
const stopAt = (room, number) => stops().find((stop) =>
  stop.dataset.room === room && Number(stop.dataset.day) <= number && number <= Number(stop.dataset.until));

/** Makes a night or a booking the one that Tab reaches. */
function enter(stop, focus) {
  stops().forEach((other) => other.setAttribute("tabindex", other === stop ? "0" : "-1"));
  if (focus) {
    stop.focus();
    stop.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function turnTo(month, focus) {
  if (isMonth(month)) {
    show(month, focus);
  }
}

$("grid").addEventListener("keydown", (event) => {
  const stop = event.target.closest("[data-day]");
  if (stop === null || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const row = stops().filter((other) => other.dataset.room === stop.dataset.room);
  const { room, day: number } = placeOf(stop);
  const index = row.indexOf(stop);
  const above = shown.rooms.findIndex((it) => it.number === room);
  const beside = (step) => stopAt(shown.rooms[above + step]?.number, number);
  const inMonth = (month) => ({ room, day: Math.min(firstDay(month) + parts(number).date - 1, lastDay(month)) });
  let target = null;
  switch (event.key) {
    case "ArrowLeft": target = row[index - 1]; break;
    case "ArrowRight": target = row[index + 1]; break;
    case "ArrowUp": target = beside(-1); break;
    case "ArrowDown": target = beside(1); break;
    case "Home": target = row[0]; break;
    case "End": target = row[row.length - 1]; break;
    case "PageUp": turnTo(before(shown.month), inMonth(before(shown.month))); break;
    case "PageDown": turnTo(after(shown.month), inMonth(after(shown.month))); break;
    case "Escape": choose("", ""); break;
    case "Enter":
    case " ":
      if (stop.dataset.booking) {
        return; // a button of its own
      }
      pick(stop);
      break;
    default: return;
  }
  event.preventDefault();
  if (target) {
    enter(target, true);
  }
});

$("grid").addEventListener("click", (event) => {
  const stop = event.target.closest("[data-day]");
  if (stop === null) {
    return;
  }
  enter(stop, true);
  if (stop.dataset.booking) {
    open(shown.bookings.find((booking) => String(booking.id) === stop.dataset.booking));
  } else {
    pick(stop);
  }
});

// --- choosing nights: the form knows them, the grid shows them ------------------------------------------------------

let firstOnly = false;

function pick(stop) {
  const { room, day: number } = placeOf(stop);
  if (firstOnly && $("room").value === room) {
    const other = day($("first").value);
    choose(dayText(Math.min(other, number)), dayText(Math.max(other, number)));
    $("news").textContent = `Room ${room}, ${spokenStay({ first: Math.min(other, number), last: Math.max(other, number) })}.`;
    $("guest").focus();
  } else {
    $("room").value = room;
    choose(dayText(number), dayText(number));
    firstOnly = true;
    $("news").textContent = `Room ${room} from ${spoken(number)}. Choose the last night.`;
  }
}

function choose(first, last) {
  firstOnly = false;
  $("first").value = first;
  $("last").value = last;
  $("news").textContent = "";
  mark();
}

function mark() {
  const room = $("room").value;
  const ends = [$("first").value, $("last").value].filter((it) => it !== "").map(day);
  const chosen = { first: Math.min(...ends), last: Math.max(...ends) };
  for (const stop of $("grid").querySelectorAll(".night")) {
    const { room: of, day: number } = placeOf(stop);
    stop.setAttribute("aria-selected", of === room && chosen.first <= number && number <= chosen.last);
  }
}

/** Keeps the choice of rooms as it is where it has not changed. */
function choices() {
  const select = $("room");
  const chosen = select.value;
  select.replaceChildren(...shown.rooms.map((room) => element("option", {
    value: room.number,
    text: `${room.number}, ${room.kind}, ${Number(room.nightlyRate).toFixed(2)} a night`,
  })));
  if (shown.rooms.some((room) => room.number === chosen)) {
    select.value = chosen;
  }
}

for (const id of ["room", "first", "last"]) {
  $(id).addEventListener("change", () => {
    firstOnly = false;
    mark();
  });
}

// --- booking and cancelling ----------------------------------------------------------------------------------------

function refuse(place, refusal) {
  place.textContent = refusal === null ? "" : refusal.message;
}

function blame(fields) {
  for (const field of $("book").querySelectorAll("[data-field]")) {
    const refused = fields.includes(field.dataset.field);
    const input = field.querySelector("input, select");
    const hint = field.querySelector("[aria-describedby~=optional]") === null ? "" : "optional ";
    input.toggleAttribute("data-refused", refused);
    input.setAttribute("aria-invalid", refused);
    input.setAttribute("aria-describedby", `${hint}${refused ? "refusal" : ""}`.trim());
  }
}

function asked() {
  const requests = $("requests").value.split(",").map((it) => it.trim()).filter((it) => it !== "");
  const arrives = $("from").value !== "" || $("until").value !== "";
  return {
    room: $("room").value,
    guest: $("guest").value,
    stay: range($("first").value, $("last").value),
    ...(arrives ? { arrival: range($("from").value, $("until").value, ")") } : {}),
    ...(requests.length > 0 ? { requests } : {}),
  };
}

$("book").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  if (form.ariaBusy === "true") {
    return;
  }
  form.ariaBusy = "true";
  refuse($("refusal"), null);
  $("news").textContent = "";
  blame([]);
  try {
    const booking = await ask("/api/bookings", { method: "POST", body: asked() });
    const [stay] = days(booking.stay);
    form.reset();
    $("room").value = booking.room;
    choose("", "");
    $("news").textContent = `Booked: ${booking.guest}, room ${booking.room}, ${spokenStay(stay)}.`;
    await show(monthOf(stay));
  } catch (refusal) {
    refuse($("refusal"), refusal);
    blame(refusal.fields ?? []);
    form.querySelector("[data-refused]")?.focus();
  } finally {
    form.ariaBusy = "false";
  }
});

/** The month that is shown where the stay is in it, else that in which it begins. */
function monthOf({ first, last }) {
  return first <= lastDay(shown.month) && last >= firstDay(shown.month) ? shown.month : parts(first);
}

let opened = null;

function open(booking) {
  opened = booking;
  $("details-guest").textContent = booking.guest;
  $("details-room").textContent = booking.room;
  $("details-stay").textContent = spokenStay(days(booking.stay)[0]);
  $("details-arrival").textContent = spokenArrival(booking.arrival);
  $("details-requests").textContent = booking.requests.length === 0 ? "none" : booking.requests.join(", ");
  refuse($("details-refusal"), null);
  $("details").showModal();
  $("keep").focus();
}

$("keep").addEventListener("click", () => $("details").close());
$("details").addEventListener("close", () => {
  if (!$("grid").contains(document.activeElement)) {
    $("grid").querySelector("[tabindex='0']")?.focus(); // the booking that had the focus is gone
  }
});

$("cancel").addEventListener("click", async () => {
  const booking = opened; // another may be open by the time of the answer
  const [stay] = days(booking.stay);
  try {
    await ask(`/api/bookings/${booking.id}`, { method: "DELETE" });
    if (opened === booking) {
      $("details").close();
    }
    $("news").textContent = `Cancelled: ${booking.guest}, room ${booking.room}, ${spokenStay(stay)}.`;
    await show(shown.month, { room: booking.room, day: stay.first });
  } catch (refusal) {
    refuse($(opened === booking && $("details").open ? "details-refusal" : "refusal"), refusal);
    await show(shown.month);
  }
});

// --- turning months ------------------------------------------------------------------------------------------------

const monthOfAddress = () => readMonth(new URLSearchParams(location.search).get("month"));

$("again").addEventListener("click", () => show(shown.month ?? monthOfAddress()));
$("previous").addEventListener("click", () => turnTo(before(shown.month)));
$("next").addEventListener("click", () => turnTo(after(shown.month)));
$("jump").addEventListener("change", () => {
  const month = readMonth($("jump").value);
  if (month !== null) {
    show(month);
  }
});

show(monthOfAddress());
