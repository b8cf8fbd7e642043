import { DropMark } from '../../../../ui/icons';
import { SignInForm } from './sign-in-form';

export function SignInScreen() {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-8 px-4 py-12">
      <header className="text-center">
        <DropMark className="mx-auto size-10 text-accent" />
        <h1 className="mt-4 text-2xl">Admin Access</h1>
        <p className="mt-2 text-sm text-muted">Enter your credentials to access the admin dashboard</p>
      </header>
      <section
        aria-labelledby="sign-in-heading"
        className="rounded-md border border-line bg-surface p-6 sm:p-8"
      >
        <h2 id="sign-in-heading" className="mb-6 text-xl">
          Secure Login
        </h2>
        <SignInForm />
      </section>
      <p className="text-center text-xs text-muted">Protected admin area for authorized personnel only</p>
    </main>
  );
}
