/** Edge Config's one item that maps every host to its partner: `Record<host, partnerId>`. */
export const HOSTS_KEY = "hosts";
/** Edge Config's item of one partner's tenant. */
export const partnerKey = (partnerId: string): string => `partner_${partnerId}`;
