create type timerange as range (subtype = time);

-- Null: the guest has not said when, and neither has anyone who booked before this column was there.
alter table booking add column arrival timerange;
