/** The item that maps every host to its partner: `Record<host, partnerId>`. */
export const HOSTS_KEY = "hosts";
/** The item with a partner's tenant. */
export const partnerKey = (partnerId: string): string => `partner_${partnerId}`;
