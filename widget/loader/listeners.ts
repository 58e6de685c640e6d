type Listener<Data> = (data: Data) => void;

/** Who hears which event. A listener that throws does not keep the others from hearing. */
export function createListeners<Events extends object>() {
  const byType = new Map<keyof Events, Set<Listener<never>>>();

  const off = <Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>) => {
    byType.get(type)?.delete(listener);
  };
  return {
    on<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>) {
      const listeners = byType.get(type) ?? new Set();
      byType.set(type, listeners.add(listener));
      return () => off(type, listener);
    },
    off,
    emit<Type extends keyof Events>(type: Type, data: Events[Type]) {
      for (const listener of byType.get(type) ?? []) {
        try {
          // Stored under its own type, so it takes that type's data.
          (listener as Listener<Events[Type]>)(data);
        } catch (error) {
          reportError(error);
        }
      }
    },
    clear: () => byType.clear(),
  };
}
