ALTER TABLE "live_total" ADD COLUMN "first_event_hour" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "last_event_hour" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "first_video_hour" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "last_video_hour" timestamp with time zone;--> statement-breakpoint
UPDATE "live_total" SET
	"first_event_hour" = "hours"."first_event", "last_event_hour" = "hours"."last_event",
	"first_video_hour" = "hours"."first_video", "last_video_hour" = "hours"."last_video"
FROM (
	SELECT "live_id",
		min("hour") FILTER (WHERE "impressions" + "engagement" + "clicks" > 0) AS "first_event",
		max("hour") FILTER (WHERE "impressions" + "engagement" + "clicks" > 0) AS "last_event",
		min("hour") FILTER (WHERE "video_starts" + "video_completes" > 0) AS "first_video",
		max("hour") FILTER (WHERE "video_starts" + "video_completes" > 0) AS "last_video"
	FROM "hourly_fact" GROUP BY "live_id"
) AS "hours"
WHERE "hours"."live_id" = "live_total"."live_id";
