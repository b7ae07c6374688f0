ALTER TABLE "hourly_fact" ADD COLUMN "invalid_traffic" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "invalid_traffic" bigint DEFAULT 0 NOT NULL;