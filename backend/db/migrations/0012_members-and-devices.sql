CREATE TABLE "device_marks" (
	"partner_id" text NOT NULL,
	"mark_hash" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_marks_partner_id_mark_hash_pk" PRIMARY KEY("partner_id","mark_hash")
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_phone";--> statement-breakpoint
ALTER TABLE "before_afters" ADD COLUMN "picture_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_reviews" ADD COLUMN "picture_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_marks" ADD CONSTRAINT "device_marks_customer_owner" FOREIGN KEY ("partner_id","customer_id") REFERENCES "public"."customers"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_marks_customer" ON "device_marks" USING btree ("partner_id","customer_id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_phone" UNIQUE("partner_id","phone","is_regular");