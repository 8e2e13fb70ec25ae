-- AlterTable
ALTER TABLE "audit_events" ADD COLUMN     "salt" TEXT,
ADD COLUMN     "seal" TEXT;

-- CreateTable
CREATE TABLE "audit_links" (
    "event_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sequence" INTEGER,
    "facts_digest" TEXT,
    "details_salt" TEXT,
    "details_digest" TEXT,
    "actor_salt" TEXT,
    "actor_digest" TEXT,
    "digest" TEXT,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "audit_head" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "digest" TEXT NOT NULL DEFAULT '',
    "open" BOOLEAN NOT NULL DEFAULT true,
    "key_id" TEXT,
    "seal" TEXT,
    "ran_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_links_sequence_key" ON "audit_links"("sequence");

-- What waits for its place in the chain.
CREATE INDEX audit_links_waiting ON audit_links (event_id) WHERE sequence IS NULL;

-- Every event has a link from the moment it exists, whoever writes it.
CREATE FUNCTION link_audit_events() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN INSERT INTO audit_links (event_id) SELECT id FROM new_events ON CONFLICT DO NOTHING; RETURN NULL; END $$;
CREATE TRIGGER audit_events_linked AFTER INSERT ON audit_events
  REFERENCING NEW TABLE AS new_events FOR EACH STATEMENT EXECUTE FUNCTION link_audit_events();
INSERT INTO audit_links (event_id) SELECT id FROM audit_events;

-- Contents may be blanked, never rewritten, and only by a transaction that says so (eraseEvents); everything else stays refused.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contents CONSTANT text[] := '{before,after,actor_name,address,salt}';
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('lavra.erasing', true) = 'on' THEN
    IF to_jsonb(NEW) - contents = to_jsonb(OLD) - contents
      AND (NEW.before IS NULL OR NEW.before IS NOT DISTINCT FROM OLD.before)
      AND (NEW.after IS NULL OR NEW.after IS NOT DISTINCT FROM OLD.after)
      AND (NEW.actor_name IS NULL OR NEW.actor_name IS NOT DISTINCT FROM OLD.actor_name)
      AND (NEW.address IS NULL OR NEW.address IS NOT DISTINCT FROM OLD.address)
      AND (NEW.salt IS NULL OR NEW.salt IS NOT DISTINCT FROM OLD.salt)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'restrict_violation';
END $$;

-- A link is filled in once; afterwards only the salts of erased contents go.
CREATE FUNCTION refuse_link_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  salts CONSTANT text[] := '{details_salt,actor_salt}';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.sequence IS NULL AND NEW.event_id = OLD.event_id THEN RETURN NEW; END IF;
    IF current_setting('lavra.erasing', true) = 'on'
      AND to_jsonb(NEW) - salts = to_jsonb(OLD) - salts
      AND (NEW.details_salt IS NULL OR NEW.details_salt IS NOT DISTINCT FROM OLD.details_salt)
      AND (NEW.actor_salt IS NULL OR NEW.actor_salt IS NOT DISTINCT FROM OLD.actor_salt)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'audit_links is append-only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE ON audit_links FOR EACH ROW EXECUTE FUNCTION refuse_link_change();
CREATE TRIGGER audit_links_never_emptied BEFORE TRUNCATE ON audit_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_link_change();
