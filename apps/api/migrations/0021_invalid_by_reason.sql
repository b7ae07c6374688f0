CREATE TABLE "invalid_fact" (
	"live_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invalid_fact_pk" PRIMARY KEY("live_id","hour","kind"),
	CONSTRAINT "invalid_fact_live_id_length" CHECK (char_length("invalid_fact"."live_id") between 1 and 24)
);
