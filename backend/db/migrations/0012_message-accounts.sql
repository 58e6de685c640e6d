CREATE TABLE "message_accounts" (
	"partner_id" text NOT NULL,
	"medium" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_accounts_partner_id_medium_pk" PRIMARY KEY("partner_id","medium"),
	CONSTRAINT "message_accounts_medium" CHECK (medium in ('phone', 'mail'))
);
--> statement-breakpoint
ALTER TABLE "message_accounts" ADD CONSTRAINT "message_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;