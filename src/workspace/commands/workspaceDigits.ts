/** After the key that goes to places, a digit switches to the workspace of that number. */
export const WORKSPACE_DIGITS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
