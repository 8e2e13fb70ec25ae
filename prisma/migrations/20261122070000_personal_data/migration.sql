-- AlterTable
ALTER TABLE "cases" ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "clients" ADD COLUMN     "anonymized_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "contacts" ADD COLUMN     "anonymized_at" TIMESTAMPTZ(3);

-- How long a case has to be kept is counted from here, whoever closes it and however.
CREATE FUNCTION keep_closed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status NOT IN ('closed', 'archived') THEN NEW.closed_at := NULL;
  ELSIF NEW.closed_at IS NULL THEN NEW.closed_at := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;

-- What is closed already: when the trail says so, else when it was last changed, which is not too early.
UPDATE cases c SET closed_at = coalesce((
  SELECT max(e.at) FROM audit_events e
  WHERE e.entity_type = 'case' AND e.entity_id = c.id AND e.after ->> 'status' IN ('closed', 'archived')
    AND coalesce(e.before ->> 'status', '') NOT IN ('closed', 'archived')), c.updated_at)
WHERE c.status IN ('closed', 'archived');

CREATE TRIGGER cases_closed_at BEFORE INSERT OR UPDATE OF status, closed_at ON cases FOR EACH ROW EXECUTE FUNCTION keep_closed_at();
