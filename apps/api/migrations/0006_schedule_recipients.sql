CREATE TABLE "daily_email" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_email_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE TABLE "schedule_recipient" (
	"id" text PRIMARY KEY NOT NULL,
	"schedule_id" text NOT NULL,
	"email" text NOT NULL,
	"position" integer NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"confirm_key" text,
	"confirm_expires_at" timestamp with time zone,
	CONSTRAINT "schedule_recipient_unsubscribe_token" UNIQUE("unsubscribe_token"),
	CONSTRAINT "schedule_recipient_confirm_key" UNIQUE("confirm_key"),
	CONSTRAINT "schedule_recipient_once" UNIQUE("schedule_id","email"),
	CONSTRAINT "schedule_recipient_id_length" CHECK (char_length("schedule_recipient"."id") between 1 and 24)
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "recipient_id" text;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD COLUMN "share_token_id" text;--> statement-breakpoint
ALTER TABLE "schedule_recipient" ADD CONSTRAINT "schedule_recipient_schedule_id_scheduled_report_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."scheduled_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_recipient_email" ON "schedule_recipient" USING btree ("email");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_recipient_id_schedule_recipient_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."schedule_recipient"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_share_token_id_share_token_id_fk" FOREIGN KEY ("share_token_id") REFERENCES "public"."share_token"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient_id");--> statement-breakpoint
-- Recipients of before: users have proven their address; the others are asked to confirm at the schedule's next run.
insert into "schedule_recipient" ("id", "schedule_id", "email", "position", "unsubscribe_token", "confirmed_at")
select left(replace(gen_random_uuid()::text, '-', ''), 20), s."id", r.email, min(r.position) - 1,
  replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), min(u."verified_at")
from "scheduled_report" s
cross join lateral jsonb_array_elements_text(s."recipients") with ordinality as r(email, position)
left join "user" u on u."email" = r.email and u."disabled_at" is null
group by s."id", r.email;
--> statement-breakpoint
ALTER TABLE "scheduled_report" DROP COLUMN "recipients";