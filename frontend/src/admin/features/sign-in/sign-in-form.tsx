import { credentialsSchema, type Credentials } from '@astaguide/contracts/account/auth';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { signInMutation } from '../../../api/auth';
import { buttonStyle } from '../../../ui/button-style';
import { TextField } from '../../ui/inputs/text-field';
import { toast } from '../../../lib/toast-store';
import { signInFailure } from './sign-in-failure';

const resolver = standardSchemaResolver(credentialsSchema);

export function SignInForm() {
  const { mutateAsync: signIn } = useMutation(signInMutation);
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const onSubmit = handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
      toast({ title: 'Login successful', description: 'Welcome to the admin dashboard' });
    } catch (error) {
      toast({ title: 'Authentication failed', description: signInFailure(error), variant: 'destructive' });
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void onSubmit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <button type="submit" className={buttonStyle('primary', 'mt-1 w-full')} disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  );
}
