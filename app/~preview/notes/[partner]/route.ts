export { addNoteRoute as POST, readNotesRoute as GET } from "@/features/preview/notes-route";
