-- CreateTable
CREATE TABLE "petition_checks" (
    "petition_id" TEXT NOT NULL,
    "stamp" TEXT NOT NULL,
    "checks" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_checks_pkey" PRIMARY KEY ("petition_id")
);

-- CreateTable
CREATE TABLE "petition_confirmations" (
    "petition_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "open" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_confirmations_pkey" PRIMARY KEY ("petition_id","user_id")
);

-- CreateIndex
CREATE INDEX "petition_confirmations_user_id_idx" ON "petition_confirmations"("user_id");

-- AddForeignKey
ALTER TABLE "petition_checks" ADD CONSTRAINT "petition_checks_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_confirmations" ADD CONSTRAINT "petition_confirmations_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_confirmations" ADD CONSTRAINT "petition_confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
