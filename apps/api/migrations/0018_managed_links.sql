CREATE TABLE "share_logo" (
	"id" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "share_token_campaign";--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "managed_hash" text;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "last_viewed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "share_token_created" ON "share_token" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "share_token_creator" ON "share_token" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_file_share_token" ON "report_file" USING btree ("share_token_id");--> statement-breakpoint
CREATE INDEX "scheduled_report_share_token" ON "scheduled_report" USING btree ("share_token_id");--> statement-breakpoint
CREATE INDEX "share_token_campaign" ON "share_token" USING btree ("campaign_id","created_at");--> statement-breakpoint
ALTER TABLE "share_token" ADD CONSTRAINT "share_token_managed_hash_unique" UNIQUE("managed_hash");