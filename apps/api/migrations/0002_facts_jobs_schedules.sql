CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_one_per_subject" UNIQUE("kind","subject_id"),
	CONSTRAINT "job_id_length" CHECK (char_length("job"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "scheduled_report" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"frequency" text NOT NULL,
	"type" text NOT NULL,
	"format" text NOT NULL,
	"tz_code" text NOT NULL,
	"time" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"with_video" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_run_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"last_result" text,
	"last_problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scheduled_report_id_length" CHECK (char_length("scheduled_report"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "scheduled_run" (
	"schedule_id" text NOT NULL,
	"period" text NOT NULL,
	"mails" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_run_pk" PRIMARY KEY("schedule_id","period")
);
--> statement-breakpoint
CREATE TABLE "counted_event" (
	"live_id" text NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	CONSTRAINT "counted_event_pk" PRIMARY KEY("live_id","day","event")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "live_total" (
	"live_id" text PRIMARY KEY NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"engagement" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"video_starts" bigint DEFAULT 0 NOT NULL,
	"first_quartiles" bigint DEFAULT 0 NOT NULL,
	"midpoints" bigint DEFAULT 0 NOT NULL,
	"third_quartiles" bigint DEFAULT 0 NOT NULL,
	"video_completes" bigint DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_total_live_id_length" CHECK (char_length("live_total"."live_id") between 1 and 24)
);
--> statement-breakpoint
DROP INDEX "mail_next";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "file_key" text;--> statement-breakpoint
INSERT INTO "job" ("id", "kind", "subject_id", "due_at", "tries", "created_at") SELECT "id", 'send-mail', "id", "next_at", "tries", "created_at" FROM "mail";--> statement-breakpoint
DELETE FROM "report_file";--> statement-breakpoint
ALTER TABLE "report_file" ADD COLUMN "request" jsonb;--> statement-breakpoint
ALTER TABLE "report_file" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "report_file" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_file" ADD COLUMN "file_key" text;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_run" ADD CONSTRAINT "scheduled_run_schedule_id_scheduled_report_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_end" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","due_at");--> statement-breakpoint
CREATE INDEX "scheduled_report_campaign" ON "scheduled_report" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "scheduled_report_owner" ON "scheduled_report" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_file" ON "mail" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "report_file_file" ON "report_file" USING btree ("file_key");--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "next_at";--> statement-breakpoint
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_ready_has_bytes" CHECK (("report_file"."state" = 'ready') = ("report_file"."file_key" is not null));--> statement-breakpoint
ALTER TABLE "hourly_fact" RENAME TO "hourly_fact_before";--> statement-breakpoint
ALTER TABLE "hourly_fact_before" RENAME CONSTRAINT "hourly_fact_pk" TO "hourly_fact_before_pk";--> statement-breakpoint
ALTER INDEX "hourly_fact_hour" RENAME TO "hourly_fact_before_hour";--> statement-breakpoint
CREATE TABLE "hourly_fact" (
	"live_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"engagement" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"video_starts" integer DEFAULT 0 NOT NULL,
	"first_quartiles" integer DEFAULT 0 NOT NULL,
	"midpoints" integer DEFAULT 0 NOT NULL,
	"third_quartiles" integer DEFAULT 0 NOT NULL,
	"video_completes" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hourly_fact_pk" PRIMARY KEY("live_id","hour"),
	CONSTRAINT "hourly_fact_live_id_length" CHECK (char_length("live_id") between 1 and 24),
	CONSTRAINT "hourly_fact_whole_hour" CHECK (extract(epoch from "hour")::bigint % 3600 = 0)
) PARTITION BY RANGE ("hour");
--> statement-breakpoint
CREATE INDEX "hourly_fact_hour" ON "hourly_fact" USING brin ("hour") WITH (pages_per_range=32);--> statement-breakpoint
DO $$
DECLARE
	month timestamp;
BEGIN
	FOR month IN SELECT DISTINCT date_trunc('month', "hour" AT TIME ZONE 'UTC') FROM "hourly_fact_before" LOOP
		EXECUTE format(
			'CREATE TABLE %I PARTITION OF hourly_fact FOR VALUES FROM (%L) TO (%L)',
			'hourly_fact_' || to_char(month, 'YYYY_MM'),
			to_char(month, 'YYYY-MM-DD') || 'T00:00:00Z',
			to_char(month + interval '1 month', 'YYYY-MM-DD') || 'T00:00:00Z'
		);
	END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "hourly_fact" ("live_id", "hour", "impressions", "engagement", "clicks", "video_starts", "first_quartiles", "midpoints", "third_quartiles", "video_completes", "written_at")
	SELECT "live_id", "hour", "impressions", "engagement", "clicks", "video_starts", "first_quartiles", "midpoints", "third_quartiles", "video_completes", "written_at" FROM "hourly_fact_before";--> statement-breakpoint
DROP TABLE "hourly_fact_before";--> statement-breakpoint
INSERT INTO "live_total" ("live_id", "impressions", "engagement", "clicks", "video_starts", "first_quartiles", "midpoints", "third_quartiles", "video_completes", "written_at")
	SELECT "live_id", sum("impressions"), sum("engagement"), sum("clicks"), sum("video_starts"), sum("first_quartiles"), sum("midpoints"), sum("third_quartiles"), sum("video_completes"), max("written_at") FROM "hourly_fact" GROUP BY "live_id";
