/**
 * The statements, in their order, that drop everything of the product's in the schema; what extensions brought stays.
 * Read from PostgreSQL's catalog.
 */
export const DROP_STATEMENTS = `
  SELECT statement FROM (
    SELECT 1 AS turn, format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) AS statement, oid,
      'pg_class'::regclass AS class
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    UNION ALL
    SELECT 2, format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure), oid, 'pg_proc'::regclass
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    UNION ALL
    SELECT 3, format('DROP SEQUENCE IF EXISTS %s', oid::regclass), oid, 'pg_class'::regclass
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S'
  ) objects
  WHERE NOT EXISTS (SELECT FROM pg_depend d
    WHERE d.classid = objects.class AND d.objid = objects.oid AND d.deptype = 'e')
  ORDER BY turn`;
