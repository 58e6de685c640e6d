CREATE TABLE "partner_fonts" (
	"partner_id" text NOT NULL,
	"file" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"cut_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_fonts_partner_id_file_pk" PRIMARY KEY("partner_id","file")
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "fonts" jsonb;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "fonts_key" text;--> statement-breakpoint
ALTER TABLE "partner_fonts" ADD CONSTRAINT "partner_fonts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;