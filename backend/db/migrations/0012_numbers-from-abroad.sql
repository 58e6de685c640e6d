ALTER TABLE "customers" DROP CONSTRAINT "customers_phone";--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_phone_digits";--> statement-breakpoint
ALTER TABLE "term_versions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "language" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "language" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_phone" UNIQUE("partner_id","phone","contact_email");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_phone_digits" CHECK ("customers"."phone" ~ '^([0-9]{10,11}|[+][1-9][0-9]{6,14})$');