CREATE TABLE "platform_macros" (
	"user_id" text NOT NULL,
	"platform" text NOT NULL,
	"macros" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_macros_pk" PRIMARY KEY("user_id","platform")
);
--> statement-breakpoint
ALTER TABLE "platform_macros" ADD CONSTRAINT "platform_macros_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;