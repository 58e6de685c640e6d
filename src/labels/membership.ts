/** In a file of its own: pages of treatments begin with them, and need the words of results once a member reads them. */
export const membershipLabels = {
  signIn: "본인인증으로 로그인",
  becomeMember: "본인인증하고 회원 되기",
} as const;
