import { postPath } from "@/blocks/boards/post-path";
import type { CustomerPost } from "@/contract/api/customer-boards";
import { postLabels } from "@/labels/customer-boards";

/** A post before or after another, as a link to it; a private one without its title. */
export const neighbourOf = (post: CustomerPost | null) =>
  post && { href: postPath(post), title: post.title ?? postLabels.privateTitle };
