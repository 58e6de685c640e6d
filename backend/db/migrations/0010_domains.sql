CREATE TABLE "domains" (
	"host" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"checked_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	CONSTRAINT "domains_state" CHECK ("domains"."state" in ('pending', 'live', 'failing')),
	CONSTRAINT "domains_live" CHECK ("domains"."state" <> 'live' or "domains"."verified_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "domain_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domains_partner" ON "domains" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "domains_check" ON "domains" USING btree ("state","checked_at");--> statement-breakpoint
INSERT INTO "domains" ("host", "partner_id", "is_primary", "state", "verified_at")
SELECT "host", "partner_id", "is_primary", 'live', now() FROM "hosts";
