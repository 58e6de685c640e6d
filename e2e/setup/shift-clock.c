/*
 * Runs a program on another day: its clock is SHIFT_SECONDS ahead of the machine's (Linux, glibc).
 *
 *     gcc -shared -fPIC -o .build/shift-clock.so e2e/setup/shift-clock.c -ldl
 *     SHIFT_SECONDS=3024000 LD_PRELOAD=$PWD/.build/shift-clock.so npx playwright test
 *
 * Only the calendar is shifted: timers run on the monotonic clock, and waits until a time of day are shifted back, as the
 * kernel knows the real one alone. Embedded databases follow; a PostgreSQL server keeps its own clock.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* Later than any time since the machine was started: what is greater is a time of day. */
#define FIRST_TIME_OF_DAY 1000000000L

static long shift(void) {
  static long seconds = 0;
  static int is_read = 0;
  if (!is_read) {
    const char *text = getenv("SHIFT_SECONDS");
    seconds = text ? atol(text) : 0;
    is_read = 1;
  }
  return seconds;
}

static struct timespec shifted(void) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
  now.tv_sec += shift();
  return now;
}

static struct timespec unshifted(const struct timespec *until) {
  struct timespec real = *until;
  if (real.tv_sec > FIRST_TIME_OF_DAY) real.tv_sec -= shift();
  return real;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  const int result = syscall(SYS_clock_gettime, clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += shift();
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  const struct timespec now = shifted();
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  const time_t now = shifted().tv_sec;
  if (result) *result = now;
  return now;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until) {
  static int (*real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  /* Without its version glibc gives the one of 1999. */
  if (!real) real = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!real) real = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  const struct timespec time = unshifted(until);
  return real(condition, mutex, &time);
}

int sem_timedwait(sem_t *semaphore, const struct timespec *until) {
  static int (*real)(sem_t *, const struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "sem_timedwait");
  const struct timespec time = unshifted(until);
  return real(semaphore, &time);
}
