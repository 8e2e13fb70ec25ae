-- How many clients, contacts and cases there are, without counting them: each statement that adds or removes some says how many, in the
-- same transaction, and the sum is exact to whoever reads it. Nobody waits for anybody, as one row a table would have it; a sweep keeps the
-- rows few. A restored backup brings its rows along.
CREATE TABLE row_counts (
  table_name text NOT NULL,
  id bigserial NOT NULL,
  rows integer NOT NULL,
  CONSTRAINT row_counts_pkey PRIMARY KEY (table_name, id)
);

CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := (SELECT count(*) FROM rows_changed);
BEGIN
  IF changed > 0 THEN
    INSERT INTO row_counts (table_name, rows) VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN changed ELSE -changed END);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER counted_added AFTER INSERT ON clients REFERENCING NEW TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER counted_gone AFTER DELETE ON clients REFERENCING OLD TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER counted_added AFTER INSERT ON contacts REFERENCING NEW TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER counted_gone AFTER DELETE ON contacts REFERENCING OLD TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER counted_added AFTER INSERT ON cases REFERENCING NEW TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER counted_gone AFTER DELETE ON cases REFERENCING OLD TABLE AS rows_changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();

-- Nothing is added between this count and the triggers: making them locked the tables.
INSERT INTO row_counts (table_name, rows) SELECT 'clients', count(*) FROM clients;
INSERT INTO row_counts (table_name, rows) SELECT 'contacts', count(*) FROM contacts;
INSERT INTO row_counts (table_name, rows) SELECT 'cases', count(*) FROM cases;
