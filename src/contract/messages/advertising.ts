/** Words that make information an advertisement, which needs consent and its mark. */
const ADVERTISING = /할인|특가|이벤트|쿠폰|프로모션|무료|세일|혜택|적립|event|sale|discount|coupon|%/i;

export const isAdvertising = (text: string): boolean => ADVERTISING.test(text);
