CREATE TABLE "acme_accounts" (
	"directory" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "acme_challenges" (
	"token" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"response" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acme_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acme_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"directory" text NOT NULL,
	"host" text NOT NULL,
	"apex" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"host" text PRIMARY KEY NOT NULL,
	"chain" text,
	"key" text,
	"directory" text,
	"issued_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"renew_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"open_order" jsonb,
	"next_try_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"failure" text,
	"detail" text,
	CONSTRAINT "certificates_host" CHECK ("certificates"."host" ~ '^[a-z0-9.-]{1,253}$'),
	CONSTRAINT "certificates_whole" CHECK (("certificates"."chain" is null) = ("certificates"."key" is null))
);
--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "acme_orders_account" ON "acme_orders" USING btree ("directory","at");--> statement-breakpoint
CREATE INDEX "acme_orders_apex" ON "acme_orders" USING btree ("directory","apex","at");--> statement-breakpoint
CREATE INDEX "certificates_next_try" ON "certificates" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "certificates_issued" ON "certificates" USING btree ("issued_at");