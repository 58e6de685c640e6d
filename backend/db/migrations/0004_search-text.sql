CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- One spelling for what looks alike: composed Hangul, half width, small letters, single spaces.
CREATE FUNCTION search_text(content text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN regexp_replace(lower(normalize(content, NFKC)), '\s+', ' ', 'g');--> statement-breakpoint
-- array_to_string is only stable, as it serves every type; of texts it is immutable.
CREATE FUNCTION joined_words(words text[]) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN array_to_string(words, ' ');--> statement-breakpoint
-- Every letter and every pair of letters within a word. A word is in a text only if its grams are among the text's:
-- trigrams would find no Korean word of two syllables. The cost keeps a plan from reckoning them row by row, and
-- parallel workers, which it would invite, take longer to start than a search to end.
CREATE FUNCTION search_grams(content text) RETURNS text[]
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL UNSAFE COST 1000
	AS $$
	DECLARE
		grams text[] := '{}';
		letter text;
		previous text := ' ';
	BEGIN
		FOREACH letter IN ARRAY string_to_array(content, NULL) LOOP
			IF letter <> ' ' THEN
				grams := grams || letter;
				IF previous <> ' ' THEN
					grams := grams || (previous || letter);
				END IF;
			END IF;
			previous := letter;
		END LOOP;
		RETURN grams;
	END
	$$;--> statement-breakpoint
DROP INDEX "products_order";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(name || ' ' || summary || ' ' || joined_words(badges) || ' ' || joined_words(hash_tags))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "event_id" bigint;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_event" FOREIGN KEY ("partner_id","event_id") REFERENCES "public"."events"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_recommended" ON "products" USING btree ("partner_id","is_recommend" DESC NULLS FIRST,"sort_order","id") WHERE not "products"."is_secret";--> statement-breakpoint
CREATE INDEX "products_latest" ON "products" USING btree ("partner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not "products"."is_secret";--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("partner_id",search_grams("search_text"));