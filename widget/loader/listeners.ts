type Listener<Data> = (data: Data) => void;
export type Listeners<Events extends object> = ReturnType<typeof createListeners<Events>>;

/** Who hears which event. A listener that throws does not keep the others from hearing. */
export function createListeners<Events extends object>() {
  const byType = new Map<keyof Events, Set<Listener<never>>>();
  return {
    on<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>) {
      byType.set(type, (byType.get(type) ?? new Set()).add(listener));
    },
    off<Type extends keyof Events>(type: Type, listener: Listener<Events[Type]>) {
      byType.get(type)?.delete(listener);
    },
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
