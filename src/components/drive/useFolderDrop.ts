import { droppedFrom, isDriveDrag, useDropTarget } from './driveDrag';
import type { DriveCommands } from './DriveCommands';

/** Makes an element a place where dragged files and folders move into a folder; null is the root of the drive. */
export const useFolderDrop = (commands: DriveCommands, folderId: string | null, isActive = true) =>
  useDropTarget(
    (event) => isActive && isDriveDrag(event),
    (event) => {
      const drag = droppedFrom(event);
      if (drag) void commands.drop(drag, folderId);
    },
  );
