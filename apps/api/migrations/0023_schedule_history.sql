CREATE TABLE "schedule_history" (
	"id" text PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"problem" text,
	"is_repeated" boolean DEFAULT false NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	"undelivered" integer DEFAULT 0 NOT NULL,
	"file_name" text,
	"file_bytes" integer,
	CONSTRAINT "schedule_history_id_length" CHECK (char_length("schedule_history"."id") between 1 and 24),
	CONSTRAINT "schedule_history_result_known" CHECK ("schedule_history"."result" in ('sent', 'failed', 'missed'))
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD COLUMN "weekday" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD COLUMN "month_day" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD COLUMN "failure_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedule_history" ADD CONSTRAINT "schedule_history_schedule_id_scheduled_report_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_history_latest" ON "schedule_history" USING btree ("schedule_id","at");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_language_known" CHECK ("user"."language" in ('en', 'de'));--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_weekday" CHECK ("scheduled_report"."weekday" between 1 and 7);--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_month_day" CHECK ("scheduled_report"."month_day" between 1 and 31);--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_language_known" CHECK ("scheduled_report"."language" in ('en', 'de'));--> statement-breakpoint
-- Runs of before: their recipients and files are not known any more.
insert into "schedule_history" ("id", "schedule_id", "start", "end", "at", "result", "emails", "undelivered")
select left(md5("schedule_id" || ' ' || "period"), 20), "schedule_id", split_part("period", '/', 1)::date,
  split_part("period", '/', 2)::date, "finished_at", 'sent', "mails", "undelivered"
from (
  select *, row_number() over (partition by "schedule_id" order by "finished_at" desc, "period" desc) as "place"
  from "scheduled_run"
) as "latest"
where "place" <= 20;
--> statement-breakpoint
-- Owners were told of the failures of before, except of accounts that are disabled.
update "scheduled_report" set "failure_told_at" = "last_run_at"
where "failures" > 0 and "last_problem" is distinct from 'The account of the person who set it up is disabled.';
--> statement-breakpoint
-- Files of before are English, also for owners with another language: programs may read their titles.
update "scheduled_report" set "language" = 'en';
