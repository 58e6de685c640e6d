interface TermSummary {
  /** Null: the partner's own title stays. */
  title: string | null;
  summary: string;
}

/**
 * What terms of these slugs say at any clinic, for where a partner has no translation of its own. Fetched when it is
 * needed: most visitors read Korean.
 */
export const termSummaries: Record<"en" | "ja" | "zh", Record<string, TermSummary>> = {
  en: {
    "terms-of-service": {
      title: "Terms of service",
      summary:
        "How the clinic's website and online booking may be used: how a booking comes about, how it is changed or canceled, that prices are the clinic's uninsured fees, and that you give correct information about yourself and your health.",
    },
    "privacy-policy": {
      title: "Privacy policy",
      summary:
        "Which personal data the clinic holds, what for and how long, who handles it on the clinic's behalf, and your right to see, correct and erase it. Medical records are kept for as long as Korean law requires.",
    },
    "reservation-privacy": {
      title: "Use of personal data for your booking",
      summary:
        "The clinic uses your name, phone number, an e-mail address where texts do not reach you, and what you book, to take your booking and to tell you about it. You may refuse, but then a booking cannot be taken online.",
    },
    "reservation-terms": {
      title: "Changing and canceling a booking",
      summary:
        "By when a booking can be changed or canceled, what happens if you are late, and that the doctor may advise another treatment or none after seeing you.",
    },
    marketing: {
      title: "News and offers",
      summary:
        "The clinic may send you news and offers. You can book without agreeing, and withdraw at any time.",
    },
    other: {
      title: null,
      summary:
        "There is no translation of this text. Please ask the clinic about anything you are unsure of.",
    },
  },
  ja: {
    "terms-of-service": {
      title: "利用規約",
      summary:
        "ホームページとオンライン予約のご利用条件です。予約の成立、変更とキャンセル、表示料金が自由診療の費用であること、ご本人と健康状態について正しい情報をお知らせいただくことを定めています。",
    },
    "privacy-policy": {
      title: "個人情報処理方針",
      summary:
        "クリニックが取り扱う個人情報の項目、目的、保有期間、業務の委託先と、閲覧・訂正・削除を求める権利を説明しています。診療記録は韓国の法令が定める期間保存します。",
    },
    "reservation-privacy": {
      title: "予約のための個人情報の収集・利用への同意",
      summary:
        "お名前、電話番号、SMSが届かない場合のメールアドレス、ご予約の内容を、予約の受付とご案内のために利用します。同意されない場合は、オンラインでの予約を承れません。",
    },
    "reservation-terms": {
      title: "予約の変更とキャンセルについて",
      summary:
        "予約の変更とキャンセルの期限、遅れて来院された場合の扱い、診察の結果によっては別の施術をおすすめするか施術を行わない場合があることをご案内しています。",
    },
    marketing: {
      title: "お知らせとイベント情報の受信",
      summary:
        "クリニックからお知らせやイベント情報をお送りします。同意されなくても予約でき、いつでも取り消せます。",
    },
    other: {
      title: null,
      summary: "この文書の翻訳はありません。ご不明な点はクリニックまでお問い合わせください。",
    },
  },
  zh: {
    "terms-of-service": {
      title: "使用条款",
      summary:
        "使用诊所网站和在线预约的条件：预约如何成立、如何变更或取消，所示价格为自费诊疗费用，以及您须如实提供本人和健康方面的信息。",
    },
    "privacy-policy": {
      title: "个人信息处理方针",
      summary:
        "说明诊所处理哪些个人信息、用途和保存期限、受托处理方，以及您查阅、更正和删除个人信息的权利。病历按韩国法律规定的期限保存。",
    },
    "reservation-privacy": {
      title: "同意为预约收集和使用个人信息",
      summary:
        "诊所使用您的姓名、电话号码、无法接收短信时的电子邮箱以及预约内容，用于受理预约和通知。您可以不同意，但届时无法在线预约。",
    },
    "reservation-terms": {
      title: "预约的变更与取消",
      summary: "说明变更或取消预约的期限、迟到时的处理，以及医生诊察后可能建议其他治疗或不进行治疗。",
    },
    marketing: {
      title: "接收活动与消息",
      summary: "诊所会向您发送活动和消息。不同意也可以预约，并可随时撤回。",
    },
    other: { title: null, summary: "此文件没有译文。如有疑问，请咨询诊所。" },
  },
};
