-- CreateTable
CREATE TABLE "trash" (
    "id" TEXT NOT NULL,
    "kind" "source_type" NOT NULL,
    "title" TEXT NOT NULL,
    "subtitle" TEXT,
    "case_id" TEXT,
    "author_id" TEXT,
    "confidential" BOOLEAN NOT NULL DEFAULT false,
    "deleted_by" TEXT,
    "deleted_by_name" TEXT,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trash_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trash_rows" (
    "trash_id" TEXT NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "place" TEXT NOT NULL,
    "row" JSONB NOT NULL,

    CONSTRAINT "trash_rows_pkey" PRIMARY KEY ("trash_id","number")
);

-- CreateIndex
CREATE INDEX "trash_deleted_at_id_idx" ON "trash"("deleted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "trash_kind_deleted_at_id_idx" ON "trash"("kind", "deleted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "trash_expires_at_idx" ON "trash"("expires_at");

-- CreateIndex
CREATE INDEX "trash_case_id_idx" ON "trash"("case_id");

-- AddForeignKey
ALTER TABLE "trash_rows" ADD CONSTRAINT "trash_rows_trash_id_fkey" FOREIGN KEY ("trash_id") REFERENCES "trash"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which deleted record a row is, or went with: what a restored one belongs to may lie here, too.
CREATE INDEX trash_rows_record ON trash_rows (place, (row ->> 'id'));
