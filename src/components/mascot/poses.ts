/** How the mascot looks: awake, glad, looking for something, or waiting until there is a connection. */
export type MascotPose = 'calm' | 'happy' | 'searching' | 'asleep';
