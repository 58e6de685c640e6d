const THING = ["name", "description", "image", "url", "sameAs", "mainEntityOfPage", "identifier"];
const CREATIVE_WORK = [
  ...THING,
  ..."author publisher datePublished dateModified headline inLanguage keywords video hasPart mainEntity about text".split(
    " ",
  ),
];
const ORGANIZATION = [
  ...THING,
  ..."legalName telephone faxNumber address logo openingHoursSpecification geo hasMap parentOrganization knowsLanguage medicalSpecialty".split(
    " ",
  ),
];

/** What schema.org knows of the types that our pages use; nothing else may be said of them. */
const PROPERTIES: Record<string, readonly string[]> = {
  MedicalClinic: ORGANIZATION,
  Physician: ORGANIZATION,
  Organization: ORGANIZATION,
  Brand: THING,
  Person: THING,
  PostalAddress: ["streetAddress", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  WebSite: [...CREATIVE_WORK, "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  AboutPage: CREATIVE_WORK,
  ContactPage: CREATIVE_WORK,
  CollectionPage: CREATIVE_WORK,
  ImageGallery: CREATIVE_WORK,
  FAQPage: CREATIVE_WORK,
  QAPage: CREATIVE_WORK,
  Article: [...CREATIVE_WORK, "articleSection"],
  VideoObject: [...CREATIVE_WORK, "thumbnailUrl", "uploadDate", "embedUrl"],
  ImageObject: [...CREATIVE_WORK, "contentUrl", "caption"],
  Question: [...CREATIVE_WORK, "answerCount", "acceptedAnswer"],
  Answer: CREATIVE_WORK,
  ItemList: [...THING, "itemListElement"],
  BreadcrumbList: [...THING, "itemListElement"],
  ListItem: [...THING, "position", "item"],
  Product: [...THING, "sku", "brand", "offers"],
  Offer: [
    ...THING,
    ..."price priceCurrency priceSpecification priceValidUntil availability seller".split(" "),
  ],
  PriceSpecification: [...THING, "price", "priceCurrency", "valueAddedTaxIncluded"],
  MedicalProcedure: THING,
  Event: [...THING, ..."startDate endDate eventStatus eventAttendanceMode location organizer".split(" ")],
};
/** What search engines ask of a type before they use it. */
const REQUIRED: Record<string, readonly string[]> = {
  MedicalClinic: ["name", "url"],
  Article: ["headline", "url"],
  Event: ["name", "startDate", "location"],
  Product: ["name", "image", "offers"],
  Offer: ["price", "priceCurrency", "availability"],
  Question: ["name"],
  Answer: ["text"],
  ListItem: ["position"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};
const ADDRESSES = ["url", "image", "logo", "item", "contentUrl", "thumbnailUrl", "sameAs", "hasMap", "@id"];

/** What is wrong with structured data by schema.org's vocabulary, each as the path to it; empty where nothing is. */
export function schemaOrgFaults(data: object): string[] {
  // As it stands on the page: what is undefined is not there.
  return faultsOf(JSON.parse(JSON.stringify(data)) as unknown, "");
}

function faultsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path} is empty`];
    return value.flatMap((entry, index) => faultsOf(entry, `${path}[${index}]`));
  }
  if (value === null || value === "") return [`${path} is empty`];
  return typeof value === "object" ? faultsOfNode(value as Record<string, unknown>, path) : [];
}

function faultsOfNode(node: Record<string, unknown>, path: string): string[] {
  const { "@type": type, "@context": _, ...said } = node;
  const names = Object.keys(said).filter((name) => name !== "@id");
  // A bare reference to something said elsewhere.
  if (type === undefined && names.length === 0 && node["@id"]) return [];
  const known = typeof type === "string" ? PROPERTIES[type] : undefined;
  if (!known || typeof type !== "string") return [`${path} is of no known type: ${String(type)}`];
  const here = `${path}/${type}`;
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${here} has no ${name}`),
    ...(REQUIRED[type] ?? []).filter((name) => !(name in said)).map((name) => `${here} lacks ${name}`),
    ...ADDRESSES.flatMap((name) => (name in node ? relativeAddresses(node[name], `${here}.${name}`) : [])),
    ...names.flatMap((name) => faultsOf(said[name], `${here}.${name}`)),
  ];
}

const relativeAddresses = (value: unknown, path: string): string[] =>
  [value]
    .flat()
    .filter((entry) => typeof entry === "string")
    .filter((address) => !/^https?:\/\//.test(address))
    .map((address) => `${path} is no absolute address: ${address}`);
