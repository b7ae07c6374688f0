ALTER TABLE "account_token" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_token" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "schedule_recipient" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedule_recipient" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "schedule_recipient" ADD COLUMN "failure_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD COLUMN "test_failure" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_run" ADD COLUMN "undelivered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "scheduled_run_finished" ON "scheduled_run" USING btree ("schedule_id","finished_at");