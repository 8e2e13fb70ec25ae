-- An event about something confidential is shown to that thing's viewers only.
ALTER TABLE "audit_events" ADD COLUMN "confidential" BOOLEAN NOT NULL DEFAULT false;

-- Files that no row names, on their way in or out.
CREATE TABLE "loose_files" (
    "storage_key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loose_files_pkey" PRIMARY KEY ("storage_key")
);
CREATE INDEX "loose_files_due_at_idx" ON "loose_files"("due_at");
