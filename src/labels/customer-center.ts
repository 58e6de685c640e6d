import type { ClinicWords } from "./clinic-words";

/** Words of the customer center. */
export const noticePageLabels = {
  title: "공지사항",
  description: (clinic: string) => `${clinic}의 진료 일정과 안내를 알려 드립니다.`,
  empty: "아직 공지가 없습니다",
  emptyHint: "진료 일정이 바뀌면 이 자리에서 먼저 알려 드립니다.",
} as const;

/** Words of the customer center's own page. */
export const customerCenterLabels = {
  title: "고객센터",
  description: (clinic: string) => `${clinic}의 공지와 자주 묻는 질문, 문의하는 방법을 모았습니다.`,
  boards: "문의 게시판",
  more: "더 보기",
  byPhone: "전화로 묻기",
  call: "전화하기",
  book: "온라인 예약",
  nextFree: "다음 상담",
  contactHint: "문의 방법과 진료시간",
} as const;

export const faqLabels = {
  title: "자주 묻는 질문",
  description: (clinic: string) => `${clinic}에 자주 물어보시는 질문과 답을 모았습니다.`,
  groups: "질문 묶음",
  all: "전체",
  empty: "아직 올라온 질문이 없습니다",
  emptyHint: "궁금한 점은 문의하기에서 물어보실 수 있습니다.",
  notFoundHint: "다른 말로 찾아 보시거나 문의하기에서 직접 물어보세요.",
  showAll: "질문 전체 보기",
} as const;

export const contactLabels = {
  title: "문의하기",
  description: (clinic: string) => `${clinic}에 문의하는 방법과 오시는 길입니다.`,
  ways: "문의 방법",
  phone: "전화",
  kakaoTalk: "카카오톡",
  kakaoTalkHint: "카카오톡 채널에서 상담합니다",
  naverTalk: "네이버 톡톡",
  naverTalkHint: "네이버 톡톡에서 상담합니다",
  line: "라인",
  lineHint: "라인에서 상담합니다",
  whatsapp: "왓츠앱",
  whatsappHint: "왓츠앱에서 상담합니다",
  wechat: "위챗",
  wechatHint: (id: string) => `위챗에서 ${id} 아이디를 찾아 주세요`,
  copyId: "아이디 복사",
  idCopied: (id: string) => `${id} 아이디를 복사했습니다`,
  /** Where the browser forbids it. */
  idNotCopied: (id: string) => `복사할 수 없습니다. 아이디는 ${id} 입니다`,
  inquiry: "온라인 문의",
  inquiryOf: (group: string) => `${group} 문의`,
  inquiryHint: "문의 양식을 보내시면 담당자가 답해 드립니다",
  hours: "진료시간",
  place: "오시는 길",
  seeInfo: ({ clinic }: ClinicWords) => `${clinic} 안내`,
} as const;
