/** Partners are filled so many at a time. */
const BATCH = 500;
/** Products of the one clinic that has a hundred times as many as the others. */
export const BIG_CLINIC_PRODUCTS = 5000;

/** Either engine's own client. */
export interface Queries {
  // biome-ignore lint/suspicious/noExplicitAny: rows are what the statement says, which no type knows.
  query: (text: string, values?: unknown[]) => Promise<{ rows: any[] }>;
}

interface Filling {
  /** A partner that is there already: the others get its configuration. */
  model: string;
  /** The number of the first partner to make. */
  first?: number;
  partners: number;
  productsEach: number;
  /** What the first of them has instead. */
  productsOfFirst?: number;
}

/**
 * Adds partners p1, p2, … after the model of one that is there, each with so many products, two options for each, ten
 * categories, a running, an ended and a secret event. The same numbers make the same partners.
 */
export async function fillCatalogue(
  queries: Queries,
  { model, first = 1, partners, productsEach, productsOfFirst = productsEach }: Filling,
  report: (line: string) => void,
): Promise<void> {
  // An index over words is made many times faster at the end than row by row.
  const [index] = (await queries.query("select pg_get_indexdef('products_search'::regclass) as made")).rows;
  await queries.query("drop index products_search");
  const last = first + partners - 1;
  try {
    for (let from = first; from <= last; from += BATCH) {
      const to = Math.min(last, from + BATCH - 1);
      await fillPartners(queries, { model, from, to, productsEach });
      report(`${(to - first + 1).toLocaleString()} of ${partners.toLocaleString()} partners`);
    }
    if (productsOfFirst > productsEach)
      await addProducts(queries, { from: first, to: first, first: productsEach + 1, last: productsOfFirst });
  } finally {
    report("making the search index");
    await queries.query(index.made);
  }
  await queries.query("vacuum analyze");
}

interface Range {
  from: number;
  to: number;
}

async function fillPartners(
  queries: Queries,
  { model, from, to, productsEach }: Range & { model: string; productsEach: number },
): Promise<void> {
  await queries.query(
    `insert into partners (id, config, deploy_status, digest, published_at, seeded_at)
     select 'p' || n, jsonb_set(jsonb_set(jsonb_set(jsonb_set(config, '{id}', to_jsonb('p' || n)),
       '{partnerInformation,id}', to_jsonb('p' || n)),
       '{partnerInformation,displayName}', to_jsonb('시험의원 ' || n)),
       '{domains}', jsonb_build_object('primary', 'p' || n || '.localhost', 'aliases', '[]'::jsonb)),
       deploy_status, digest, published_at, seeded_at
     from partners, generate_series($2::int, $3::int) n where id = $1`,
    [model, from, to],
  );
  await queries.query(
    `insert into hosts (host, partner_id, is_primary)
     select 'p' || n || '.localhost', 'p' || n, true from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await queries.query(
    `insert into product_categories
       (id, partner_id, key, name, description, body_group, concern_group, icon, parent_id, sort_order)
     select c, 'p' || n, 'c' || c, name, '', '얼굴', '탄력', null, case when c > 7 then c - 6 end, c
     from generate_series($1::int, $2::int) n,
       unnest(array['리프팅', '스킨부스터', '색소', '여드름', '보톡스', '필러', '모공', '제모', '바디', '두피'])
         with ordinality as named (name, c)`,
    [from, to],
  );
  await queries.query(
    `insert into events
       (id, partner_id, key, title, title_group, summary, image_url, image_alt, start_at, end_at, is_secret, sort_order)
     select e, 'p' || n, 'e' || e, '이달의 이벤트 ' || e, '이달', '', '/media/any/e.webp', '',
       case when e = 2 then timestamptz '2026-01-01Z' else timestamptz '2026-11-01Z' end,
       case when e = 2 then timestamptz '2026-02-01Z' else timestamptz '2026-12-01Z' end, e = 3, e
     from generate_series($1::int, $2::int) n, generate_series(1, 3) e`,
    [from, to],
  );
  await addProducts(queries, { from, to, first: 1, last: productsEach });
  await queries.query(
    `insert into event_prices (partner_id, event_id, option_id, price, sort_order)
     select 'p' || n, e, o, 10000, o
     from generate_series($1::int, $2::int) n, generate_series(1, 3) e, generate_series(1, 20) o`,
    [from, to],
  );
}

async function addProducts(
  queries: Queries,
  { from, to, first, last }: Range & { first: number; last: number },
): Promise<void> {
  const range = [from, to, first, last];
  await queries.query(
    `insert into products (id, partner_id, key, name, summary, description, image_url, image_alt, gallery, badges,
       is_recommend, facts, recommended_for, steps, description_html, caution_html, is_secret, hash_tags, sort_order)
     select p, 'p' || n, 'p' || p,
       (array['초음파 리프팅', '피코 토닝', '콜라겐 부스터', '쌍꺼풀 재수술', '여드름 압출', '턱 보톡스',
         '입술 필러', '모공 레이저', '겨드랑이 제모', '두피 스케일링'])[1 + p % 10] || ' ' || p || '회',
       (array['처진 턱선과 볼살을 끌어올리는 정품 시술', '색소와 피부 결을 함께 다스리는 관리',
         '바쁜 점심시간에 받는 짧은 시술', '붓기와 멍이 적어 다음 날 바로 출근하는 시술'])[1 + (p + n) % 4],
       '', '/media/any/p.webp', '시술 그림', '[]', case when p % 7 = 0 then array['원장 추천'] else '{}' end,
       p % 6 = 0, '[]', '{}', '[]', repeat('<p>설명입니다.</p>', 20), '', p % 25 = 0,
       array[(array['동안', '탄력', '잡티', '여드름 흉터', '볼륨'])[1 + p % 5], '태그' || (n % 100)], p
     from generate_series($1::int, $2::int) n, generate_series($3::int, $4::int) p`,
    range,
  );
  await queries.query(
    `insert into product_category_links (partner_id, product_id, category_id)
     select 'p' || n, p, 1 + p % 10 from generate_series($1::int, $2::int) n, generate_series($3::int, $4::int) p`,
    range,
  );
  await queries.query(
    `insert into product_options (id, partner_id, product_id, key, name, description, price, duration_minutes, is_default, sort_order)
     select (p - 1) * 2 + o, 'p' || n, p, 'o' || p || '-' || o, o || '회', '', 20000 * o + p * 100, 30, o = 1, o
     from generate_series($1::int, $2::int) n, generate_series($3::int, $4::int) p, generate_series(1, 2) o`,
    range,
  );
}
