import {
  addTags,
  type BootOption,
  boot,
  type Callback,
  clearCallbacks,
  hideChannelButton,
  hideMessenger,
  onBadgeChanged,
  onChatCreated,
  onFollowUpChanged,
  onHideMessenger,
  onShowMessenger,
  onUrlClicked,
  openChat,
  openWorkflow,
  removeTags,
  resetPage,
  setAppearance,
  setPage,
  showChannelButton,
  showMessenger,
  shutdown,
  track,
  type UpdateUserInfo,
  type User,
  updateUser,
} from "@channel.io/channel-web-sdk-loader";

/** Spec §7: what the page may ask of the chat messenger, and hear of it. */
export const channel = {
  boot: (option: BootOption) => answered((callback) => boot(option, callback)),
  shutdown,
  showMessenger,
  hideMessenger,
  openChat,
  openWorkflow,
  track,
  updateUser: (user: UpdateUserInfo) => answered((callback) => updateUser(user, callback)),
  addTags: (tags: string[]) => answered((callback) => addTags(tags, callback)),
  removeTags: (tags: string[]) => answered((callback) => removeTags(tags, callback)),
  setPage,
  resetPage,
  showChannelButton,
  hideChannelButton,
  setAppearance,
  onShowMessenger,
  onHideMessenger,
  onBadgeChanged,
  onChatCreated,
  onFollowUpChanged,
  onUrlClicked,
  clearCallbacks,
};

/** The messenger's answer to one command. Throws what it says went wrong. */
function answered(ask: (callback: Callback) => void): Promise<User | null> {
  return new Promise((resolve, reject) => {
    ask((error, user) => (error ? reject(error) : resolve(user)));
  });
}
