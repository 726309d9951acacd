// The code for notes that are posted later or kept on the server. One request fetches all of it.
export { LaterFields } from './LaterFields';
export { saveDraft, schedule, takeFromServer } from './serverActions';
