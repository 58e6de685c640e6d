CREATE TABLE "messages" (
	"partner_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" bigint,
	"kind" text NOT NULL,
	"staff_id" bigint,
	"occasion" text NOT NULL,
	"channel" text,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"is_uncertain" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone,
	"provider" text,
	"provider_id" text,
	"cost" integer,
	"failure" text,
	"template_version" integer,
	"text" text,
	"details" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "messages_once" UNIQUE NULLS NOT DISTINCT("partner_id","reservation_id","kind","channel","occasion","staff_id"),
	CONSTRAINT "messages_kind" CHECK (kind in ('requested', 'confirmed', 'refused', 'moved', 'changeRequested', 'canceled', 'dayBefore', 'morningOf', 'offered', 'placeFree', 'newRequest', 'newBooking', 'cancellation', 'privateQuestion')),
	CONSTRAINT "messages_state" CHECK (state in ('due', 'sending', 'sent', 'failed', 'canceled')),
	CONSTRAINT "messages_channel" CHECK (channel in ('alimtalk', 'sms', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"partner_id" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"email" text,
	CONSTRAINT "staff_notices_partner_id_staff_id_kind_pk" PRIMARY KEY("partner_id","staff_id","kind"),
	CONSTRAINT "staff_notices_kind" CHECK (kind in ('newRequest', 'newBooking', 'cancellation', 'privateQuestion')),
	CONSTRAINT "staff_notices_channel" CHECK (channel in ('alimtalk', 'sms', 'mail')),
	CONSTRAINT "staff_notices_email" CHECK (("staff_notices"."channel" = 'mail') = ("staff_notices"."email" is not null))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reservation_owner" FOREIGN KEY ("partner_id","reservation_id") REFERENCES "public"."reservations"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_role" FOREIGN KEY ("partner_id","staff_id") REFERENCES "public"."staff_roles"("partner_id","staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("due_at") WHERE "messages"."state" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "messages_list" ON "messages" USING btree ("partner_id","due_at");