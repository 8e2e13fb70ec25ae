-- Whoever keeps the index looks when something is noted, on every node, instead of each second.
CREATE FUNCTION index_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lavra', 'index');
  RETURN NULL;
END $$;

CREATE TRIGGER index_noted AFTER INSERT ON index_queue FOR EACH STATEMENT EXECUTE FUNCTION index_notify();
