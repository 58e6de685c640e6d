/** The kind of navigation in which a picture of one screen grows into one of the next. */
export const MORPH = "morph";
