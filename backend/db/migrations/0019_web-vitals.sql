CREATE TABLE "page_purges" (
	"partner_id" text PRIMARY KEY NOT NULL,
	"written_at" timestamp with time zone,
	"purged_at" timestamp with time zone,
	"storefronts" integer DEFAULT 0 NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"partner_id" text NOT NULL,
	"day" date NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"visits" integer NOT NULL,
	"lcp" integer[] NOT NULL,
	"inp" integer[] NOT NULL,
	"cls" integer[] NOT NULL,
	"ttfb" integer[] NOT NULL,
	CONSTRAINT "web_vitals_partner_id_day_route_device_pk" PRIMARY KEY("partner_id","day","route","device")
);
--> statement-breakpoint
ALTER TABLE "page_purges" ADD CONSTRAINT "page_purges_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_vitals" ADD CONSTRAINT "web_vitals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_vitals_day" ON "web_vitals" USING btree ("day");