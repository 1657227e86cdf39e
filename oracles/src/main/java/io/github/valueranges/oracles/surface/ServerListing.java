package io.github.valueranges.oracles.surface;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import javax.sql.DataSource;

/**
 * What a server offers over ranges, multiranges and arrays, one line each: types, operators, functions, aggregates and
 * casts of its catalogue that take or give one of these.
 *
 * <p>Nothing is left out here. A function that the server keeps behind an operator, an aggregate, a cast, an index or a
 * type says so at the end of its line. (Block range indexes call functions that are there for users; these do not.)
 */
public final class ServerListing {
    private static final String HEAD =
            "# Written by \"oracles pg-surface\" from a running server; not edited by hand.\n";

    /** Range, multirange and array types, and the pseudo-types that stand for them. */
    private static final String SUBJECT = """
            subject as (
                select oid from pg_type
                where typnamespace = 'pg_catalog'::regnamespace
                  and (typtype in ('r', 'm')
                       or typcategory = 'A' and typrelid = 0 and typelem not in (select reltype from pg_class)
                       or typname in ('anyrange', 'anymultirange', 'anyarray', 'anycompatiblerange',
                                      'anycompatiblemultirange', 'anycompatiblearray')))
            """;

    private static final String TYPES = """
            select 'type ' || format_type(rngtypid, null) || ' over ' || format_type(rngsubtype, null)
            from pg_range
            union all
            select 'type ' || format_type(rngmultitypid, null) || ' of ' || format_type(rngtypid, null)
            from pg_range
            """;

    private static final String OPERATORS = """
            select 'operator ' || case when oprleft = 0 then '' else format_type(oprleft, null) || ' ' end || oprname
                || ' ' || format_type(oprright, null) || ' -> ' || format_type(oprresult, null)
            from pg_operator
            where oprnamespace = 'pg_catalog'::regnamespace
              and (oprleft in (select oid from subject)
                   or oprright in (select oid from subject)
                   or oprresult in (select oid from subject))
            """;

    private static final String FUNCTIONS = """
            select case p.prokind when 'a' then 'aggregate ' when 'w' then 'window ' when 'p' then 'procedure '
                    else 'function ' end
                || p.proname || '('
                || (select coalesce(string_agg(
                        case when p.provariadic <> 0 and a.place = p.pronargs then 'variadic ' else '' end
                            || format_type(a.type, null), ', ' order by a.place), '')
                    from unnest(p.proargtypes::oid[]) with ordinality as a(type, place))
                || ') -> ' || case when p.proretset then 'setof ' else '' end || format_type(p.prorettype, null)
                || case
                    when exists (select from pg_operator where oprcode = p.oid)
                        then ', behind operator ' || (select min(oprname) from pg_operator where oprcode = p.oid)
                    when exists (select from pg_aggregate where p.oid in (aggtransfn, aggfinalfn, aggcombinefn,
                            aggserialfn, aggdeserialfn, aggmtransfn, aggminvtransfn, aggmfinalfn))
                        then ', behind an aggregate'
                    when exists (select from pg_type where p.oid in (typinput, typoutput, typreceive, typsend,
                            typanalyze, typsubscript))
                        or exists (select from pg_range where p.oid in (rngcanonical, rngsubdiff))
                        then ', behind a type'
                    when exists (select from pg_amproc join pg_opfamily f on f.oid = amprocfamily
                            join pg_am m on m.oid = f.opfmethod
                            where amproc = p.oid and m.amname <> 'brin')
                        then ', behind an index'
                    when exists (select from pg_operator where p.oid in (oprrest, oprjoin))
                        or exists (select from pg_proc f where f.prosupport = p.oid)
                        then ', behind the planner'
                    else '' end
            from pg_proc p
            where p.pronamespace = 'pg_catalog'::regnamespace
              and (p.prorettype in (select oid from subject)
                   or exists (select from unnest(p.proargtypes::oid[]) as a(type) join subject s on s.oid = a.type))
            """;

    private static final String CASTS = """
            select 'cast ' || format_type(castsource, null) || ' as ' || format_type(casttarget, null)
                || case castcontext when 'i' then ', implicit' when 'a' then ', on assignment' else '' end
            from pg_cast
            where castsource in (select oid from subject) or casttarget in (select oid from subject)
            """;

    private ServerListing() {}

    /** Asks a server; the lines are sorted by code point. */
    public static List<String> of(DataSource server) throws SQLException {
        TreeSet<String> rows = new TreeSet<>();
        try (Connection connection = server.getConnection();
                Statement statement = connection.createStatement()) {
            for (String part : List.of(TYPES, OPERATORS, FUNCTIONS, CASTS)) {
                try (ResultSet answer = statement.executeQuery("with " + SUBJECT + part)) {
                    while (answer.next()) {
                        rows.add(answer.getString(1));
                    }
                }
            }
        }
        return List.copyOf(rows);
    }

    /** Returns where the listing is kept. */
    public static Path file(Path root) {
        return root.resolve("oracles/postgres-surface-listing.txt");
    }

    /** Reads the listing that is kept. */
    public static List<String> read(Path root) {
        try {
            List<String> rows = new ArrayList<>(Files.readAllLines(file(root)));
            rows.removeIf(line -> line.isEmpty() || line.charAt(0) == '#');
            return List.copyOf(rows);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Keeps a listing. */
    public static void write(Path root, Collection<String> rows) {
        try {
            Files.writeString(file(root), HEAD + String.join("\n", rows) + "\n");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
