CREATE TABLE "partner_drafts" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"digest" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_errors" (
	"hour" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"partner_id" text NOT NULL,
	"call" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "server_errors_hour_source_partner_id_call_pk" PRIMARY KEY("hour","source","partner_id","call")
);
--> statement-breakpoint
ALTER TABLE "partner_drafts" ADD CONSTRAINT "partner_drafts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "server_errors_partner" ON "server_errors" USING btree ("partner_id","hour");